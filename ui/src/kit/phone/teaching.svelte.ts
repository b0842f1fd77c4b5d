/** How much this phone says, and what it has explained to whom. Kept on the phone; not needed before the first look. */
import { keep, kept } from '../../wire/storage';
import { DEPTHS, type Depth } from '../teach/depth';

const NAME = 'goatherd.teaching';

interface Teaching {
  depth: Depth;
  explained: string[];
}

/** The stored value may come from an older version or from somewhere else. */
function read(): Teaching {
  const usual: Teaching = { depth: 'learning', explained: [] };
  try {
    const { depth, explained } = JSON.parse(kept(NAME) ?? '{}') as Partial<Teaching>;
    return {
      depth: depth && DEPTHS.includes(depth) ? depth : usual.depth,
      explained: Array.isArray(explained) ? explained : usual.explained,
    };
  } catch {
    return usual;
  }
}

let now = $state.raw(read());

function choose(next: Partial<Teaching>): void {
  now = { ...now, ...next };
  keep(NAME, JSON.stringify(now));
}

export const teaching = {
  get depth(): Depth {
    return now.depth;
  },
  set depth(depth: Depth) {
    choose({ depth });
  },

  isExplained: (mark: string): boolean => now.explained.includes(mark),
  explained: (mark: string): void => choose({ explained: [...now.explained, mark] }),
};
