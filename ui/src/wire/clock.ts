/**
 * The host's clock as seen from here. Pure: it is given samples and asked for times, and measures nothing.
 *
 * The smallest way up and the smallest way down are taken separately: a message that was held up in one
 * direction spoils only that one. All times are milliseconds; local ones are of `performance.now()`.
 */

export interface Sample {
  /** Local time when the question left. */
  sent: number;
  /** Host time when it arrived there, and when the answer left. */
  received: number;
  answered: number;
  /** Local time when the answer arrived. */
  arrived: number;
}

const KEPT = 20;

export class HostClock {
  #samples: Sample[] = [];

  add(sample: Sample): void {
    this.#samples = [...this.#samples, sample].slice(-KEPT);
  }

  /** After a break: the device may have slept, and its clock with it. */
  forget(): void {
    this.#samples = [];
  }

  get samples(): number {
    return this.#samples.length;
  }

  /** Host time minus local time; null before the first answer. */
  get offset(): number | null {
    const ways = this.#ways();
    return ways && (ways.up - ways.down) / 2;
  }

  /** By how much the offset can be wrong at most, were one way instant and the other as slow as it can be. */
  get doubt(): number | null {
    const ways = this.#ways();
    return ways && (ways.up + ways.down) / 2;
  }

  toHost(local: number): number | null {
    const { offset } = this;
    return offset === null ? null : local + offset;
  }

  toLocal(host: number): number | null {
    const { offset } = this;
    return offset === null ? null : host - offset;
  }

  #ways(): { up: number; down: number } | null {
    if (this.#samples.length === 0) return null;
    return {
      up: Math.min(...this.#samples.map(({ sent, received }) => received - sent)),
      down: Math.min(...this.#samples.map(({ answered, arrived }) => arrived - answered)),
    };
  }
}
