/**
 * For an input that shows a value and follows it. A bound value would do the same, but every phone would have to load
 * the code for it before its first look.
 */
export function shows(input: HTMLInputElement, value: string | number) {
  const update = (value: string | number) => {
    // Setting the same text again would move the cursor of whoever types.
    if (input.value !== `${value}`) input.value = `${value}`;
  };
  update(value);
  return { update };
}
