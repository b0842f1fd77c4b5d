import type { Answer, Ask, NetworkView } from '../../wire/wire';

type NetworkAsk = Extract<Ask, { what: 'network' | 'setNetwork' | 'chooseAddress' }>;

/** The phones' way in. */
export class Network {
  /** Null if this host has none, undefined until we know. */
  view = $state.raw<NetworkView | null | undefined>();

  constructor(private readonly ask: (ask: Ask) => Promise<Answer | null | undefined>) {}

  /** Whether phones have joined, or can as soon as somebody lets them. Nothing that takes phones is offered otherwise. */
  get canJoin(): boolean {
    return !!this.view?.canOpen;
  }

  /** Opens or closes the network, chooses its address, or asks how things are. True if it was done. */
  async use(ask: NetworkAsk = { what: 'network' }): Promise<boolean> {
    const answer = await this.ask(ask);
    if (answer?.what === 'network') this.view = answer.network as NetworkView | null;
    return answer !== undefined;
  }
}
