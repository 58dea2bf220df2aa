import { DatabaseSync } from 'node:sqlite';

/**
 * Loaded with `--import` to see the durability test fail: `WEAK_COMMITS=normal` leaves out the sync of a commit, `late`
 * answers before the commit.
 */

const variant = process.env.WEAK_COMMITS;
const { exec } = DatabaseSync.prototype;

DatabaseSync.prototype.exec = function (sql) {
  const run = (statement: string) => exec.call(this, statement);
  if (variant === 'normal') return run(sql.replace('synchronous = full', 'synchronous = normal'));
  if (sql === 'begin immediate' && this.isTransaction) run('commit');
  if (sql !== 'commit') return run(sql);
  setTimeout(() => {
    if (this.isTransaction) run('commit');
  }, 100);
};
