import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { createFilePathFactory, makeTestFolder } from '#tests/support/test-folder.ts';

export function makeBackupFolder(name: string): { folder: string; createFilePath: (ending: string) => string } {
  const folder = join(makeTestFolder(name, afterAll), 'work');
  let createFilePath = createFilePathFactory(folder);
  beforeEach(() => {
    mkdirSync(folder);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    createFilePath = createFilePathFactory(folder);
  });
  afterEach(() => void vi.unstubAllEnvs());
  return { folder, createFilePath: (ending) => createFilePath(ending) };
}
