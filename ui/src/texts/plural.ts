/** Making one takes longer than everything else that a text needs. */
const rules = new Map<string, Intl.PluralRules>();

/** Chooses the form of a text for a count, by the plural rules of the language. */
export function plural(
  language: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
): string {
  if (!rules.has(language)) rules.set(language, new Intl.PluralRules(language));
  return forms[rules.get(language)!.select(count)] ?? forms.other;
}
