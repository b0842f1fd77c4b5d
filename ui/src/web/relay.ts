/** Whoever serves this page says whether phones can come through there as well. */
import { usualRelay } from '../kit/table/usual-relay.svelte';
import { keep, kept } from '../wire/storage';

/** An app that starts without a network still knows that it comes from a relay. */
const NAME = 'goatherd relay';

export async function findRelay(): Promise<void> {
  usualRelay.place = kept(NAME) ?? '';
  try {
    const answer = await fetch('relay.json');
    const { relay } = (await answer.json()) as { relay: boolean };
    usualRelay.place = relay ? location.origin : '';
    keep(NAME, usualRelay.place || null);
  } catch {
    // Nobody answers, or a Wi-Fi that wants people to log in first does.
  }
}
