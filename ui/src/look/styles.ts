/**
 * A style sheet that couldn't be fetched is asked for again until it's here. Vite asks only once, and whatever part of
 * the page needs it would be shown without its styles.
 */
const RETRY = 500;

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    setTimeout(() => target.replaceWith(target.cloneNode()), RETRY);
  },
  true,
);
