import type { Answer, Ask, NetworkView } from '../../wire/wire';
import { usualRelay } from './usual-relay.svelte';

type NetworkAsk = Extract<
  Ask,
  { what: 'network' | 'setNetwork' | 'chooseAddress' | 'useRelay' | 'leaveRelay' }
>;

/** The phones' way in. */
export class Network {
  /** Null if this host has none just now, undefined until we know. */
  view = $state.raw<NetworkView | null | undefined>();

  constructor(
    private readonly ask: (ask: Ask) => Promise<Answer | null | undefined>,
    /** The relay that somebody has entered; null if nobody has. */
    private readonly ownRelay: () => string | null,
  ) {}

  /** Whether phones have joined, or can as soon as somebody lets them. Nothing that takes phones is offered otherwise. */
  get canJoin(): boolean {
    return this.view !== undefined && (!!this.view?.canOpen || this.isOpen || !!this.place);
  }

  /** Whether phones have a way in right now. */
  get isOpen(): boolean {
    return !!this.view?.open || !!this.view?.relay;
  }

  /** The relay for phones that can't come directly; empty if there is none. */
  get place(): string {
    return this.ownRelay() ?? usualRelay.place;
  }

  /** Directly, or through the relay if this device can't be reached. */
  letPhonesIn(): Promise<boolean> {
    return this.use(
      this.view?.canOpen ? { what: 'setNetwork', open: true } : { what: 'useRelay', place: this.place },
    );
  }

  /** Opens or closes a way, chooses an address, or asks how things are. True if it was done. */
  async use(ask: NetworkAsk = { what: 'network' }): Promise<boolean> {
    const answer = await this.ask(ask);
    if (answer?.what === 'network') this.view = answer.network as NetworkView | null;
    return answer !== undefined;
  }
}
