import { dirname, relative, resolve, sep } from 'node:path';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

const SRC = resolve(import.meta.dirname, 'src');
const BASE = ['art', 'look', 'sound', 'texts', 'wire'];
/** From where the modules of a folder may import, besides the folder itself; a game has a folder of its own. */
const MAY_USE = {
    ...Object.fromEntries(BASE.map((folder) => [folder, BASE])),
    kit: BASE,
    games: ['kit', ...BASE],
};

/** The kit knows no page, a game knows the kit alone, and neither knows another game. */
const layers = {
    create(context) {
        const whose = (path) => {
            const [folder, part] = relative(SRC, path).split(sep);
            return { folder, home: folder === 'games' ? `games/${part}` : folder };
        };
        const from = whose(context.filename);
        const check = ({ source }) => {
            if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
            const to = whose(resolve(dirname(context.filename), source.value));
            if (to.home === from.home || MAY_USE[from.folder].includes(to.folder)) return;
            context.report({ node: source, message: `${from.home} must not import from ${to.home}.` });
        };
        return {
            ImportDeclaration: check,
            ImportExpression: check,
            ExportAllDeclaration: check,
            ExportNamedDeclaration: check,
            TSImportType: check,
        };
    },
};

export default ts.config(
    { ignores: ['dist/', 'node_modules/'] },
    js.configs.recommended,
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser } },
    },
    {
        rules: {
            // A leading underscore marks an argument that a signature demands and we do not need.
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
            'no-restricted-imports': [
                'error',
                {
                    patterns: [
                        {
                            group: ['@tauri-apps/*'],
                            message: 'Only wire/window.ts knows of the window that the app is shown in.',
                        },
                    ],
                },
            ],
        },
    },
    {
        files: ['src/wire/window.ts'],
        rules: { 'no-restricted-imports': 'off' },
    },
    {
        files: ['src/games/*/**', `src/{kit,${BASE.join()}}/**`],
        plugins: { ours: { rules: { layers } } },
        rules: { 'ours/layers': 'error' },
    },
);
