import type { TestProject } from 'vitest/node';
import { startCluster } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the one PostgreSQL of this run, in which each test makes a database of its own. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for all test files of a project. @returns what ends it */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster({ isDurable: false });
  project.provide('postgresUrl', cluster.url);
  return cluster.remove;
}
