// Formatting, lint and types side by side: one after the other takes half as long again.
import { spawn } from 'node:child_process';

const CHECKS = ['prettier --check .', 'eslint . --max-warnings 0', 'svelte-check --fail-on-warnings'];

const run = (command) =>
    new Promise((done) => {
        const told = [];
        const child = spawn(command, { shell: true });
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => told.push(piece));
        child.on('close', (code) => {
            process.stdout.write(`${command}\n${Buffer.concat(told)}`);
            done(code);
        });
    });

const codes = await Promise.all(CHECKS.map(run));
process.exitCode = codes.some(Boolean) ? 1 : 0;
