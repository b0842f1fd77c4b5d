import { lessonNow } from '../first-game';
import type { App } from './app';

/** What this screen explains right now. Once nobody has cards any more, there's nothing left to explain. */
export function lessonHere(here: App): ReturnType<typeof lessonNow> {
  const { view } = here;
  return here.explains && view && !view.allOut ? lessonNow(view, here.own.explained) : null;
}
