// A page asks for the display face of its headings together with its script, which draws nothing before the face is
// there (src/look/display-face.ts).
import type { Plugin } from 'vite';

export function face(): Plugin {
  let base = '/';
  return {
    name: 'display-face',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle, filename }) => {
        const file = Object.keys(bundle ?? {}).find((name) => name.endsWith('.woff2'));
        if (!file) throw new Error(`${filename} has no display face`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + file };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
