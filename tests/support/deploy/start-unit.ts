import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Unit = ReadonlyMap<string, readonly string[]>;

interface Machine {
  readonly unit?: string;
  readonly siteFolder: string;
  readonly cacheFolder: string;
  readonly stateFolder?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly options?: readonly string[];
}

interface RunningUnit {
  readonly output: { readonly text: string };
  readonly stop: () => void;
  /** Waits until the unit ends, and returns its exit code. Rejects after the time that systemd grants after `stop`. */
  readonly waitForEnd: () => Promise<number | null>;
}

function getValue(unit: Unit, name: string): string {
  const [value, ...others] = unit.get(name) ?? [];
  if (value === undefined || others.length > 0) throw new Error(`the unit must have one ${name}`);
  return value;
}

function readUnit(file: string): Unit {
  const unit = new Map<string, string[]>();
  for (const line of readFileSync(`deploy/${file}`, 'utf8').split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) unit.set(name, [...(unit.get(name) ?? []), value]);
  }
  return unit;
}

const systemdDefaultStopSeconds = 90;

const npm =
  ['/usr/bin', ...(process.env.PATH ?? '').split(':')].map((path) => join(path, 'npm')).find(existsSync) ?? '';

const imitatedOrNotNeeded = new Set(
  `Description After User WorkingDirectory EnvironmentFile Environment CacheDirectory StateDirectory StateDirectoryMode ExecStart Type
  Restart RestartSec StartLimitIntervalSec TimeoutStopSec UMask NoNewPrivileges CapabilityBoundingSet ProtectSystem ReadWritePaths
  ProtectHome PrivateTmp PrivateDevices ProtectClock ProtectControlGroups ProtectHostname ProtectKernelLogs ProtectKernelModules
  ProtectKernelTunables ProtectProc RestrictAddressFamilies RestrictNamespaces RestrictRealtime RestrictSUIDSGID LockPersonality
  SystemCallArchitectures WantedBy`.split(/\s+/),
);

/** Rejects a unit with a setting that `startUnit` does not imitate, which would make a test prove nothing. */
function assertImitated(unit: Unit): void {
  const unknown = [...unit.keys()].filter((name) => !imitatedOrNotNeeded.has(name));
  if (unknown.length > 0) throw new Error(`not imitated: ${unknown.join(', ')}`);
  if (getValue(unit, 'ProtectSystem') !== 'strict' || getValue(unit, 'PrivateTmp') !== 'true') {
    throw new Error('only ProtectSystem=strict with PrivateTmp=true is imitated');
  }
}

function composeVariables(unit: Unit, environment: Machine['environment']): Readonly<Record<string, string>> {
  const user = getValue(unit, 'User');
  const assignments = (unit.get('Environment') ?? []).flatMap((line) => line.split(' '));
  return {
    ...Object.fromEntries(assignments.map((each) => each.split('=', 2) as [string, string])),
    ...environment,
    // The Node of the tests comes first: a small project has no packages with a Node, and the system's may be too old.
    PATH: `${dirname(process.execPath)}:${dirname(npm)}:/usr/local/bin:/usr/bin:/bin`,
    HOME: `/home/${user}`,
    USER: user,
    LOGNAME: user,
  };
}

function composeBwrapArguments(unit: Unit, machine: Machine): readonly string[] {
  const folder = getValue(unit, 'WorkingDirectory');
  const isWritable = getValue(unit, 'ReadWritePaths').split(' ').includes(folder);
  const { siteFolder, cacheFolder, stateFolder, environment, options = [] } = machine;
  return [
    '--ro-bind / / --dev /dev --proc /proc --tmpfs /tmp --tmpfs /srv --tmpfs /var/cache --tmpfs /home'.split(' '),
    // One of the empty folders above may hide the folder of this Node.
    ['--ro-bind', dirname(process.execPath), dirname(process.execPath)],
    [isWritable ? '--bind' : '--ro-bind', siteFolder, folder],
    (unit.get('CacheDirectory') ?? []).flatMap((name) => ['--bind', cacheFolder, `/var/cache/${name}`]),
    (unit.get('StateDirectory') ?? []).flatMap((name) =>
      stateFolder ? ['--tmpfs', '/var/lib', '--bind', stateFolder, `/var/lib/${name}`] : [],
    ),
    options,
    '--unshare-user --unshare-pid --uid 990 --gid 990 --die-with-parent --clearenv --chdir'.split(' '),
    folder,
    Object.entries(composeVariables(unit, environment)).flatMap(([name, value]) => ['--setenv', name, value]),
    getValue(unit, 'ExecStart').split(' '),
  ].flat();
}

/**
 * Runs the unit's start command with bubblewrap as systemd would: as a user without rights, with the unit's environment
 * only, and with folders that are read-only unless the unit names them.
 */
export function startUnit({ unit: file = 'site.service', ...machine }: Machine): RunningUnit {
  const unit = readUnit(file);
  assertImitated(unit);
  const stopSeconds = Number(unit.get('TimeoutStopSec')?.[0] ?? systemdDefaultStopSeconds);
  const child = spawn('bwrap', composeBwrapArguments(unit, machine), { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (output.text += text.toString()));
  }
  const closed = once(child, 'close').then(() => child.exitCode);
  return {
    output,
    stop: () => {
      for (const pid of listDescendants(child.pid ?? 0)) terminate(pid);
    },
    waitForEnd: async () => {
      const timeout = sleep(1000 * stopSeconds, undefined, { ref: false });
      const code = await Promise.race([closed, timeout]);
      if (code !== undefined) return code;
      child.kill('SIGKILL');
      throw new Error(`systemd would have killed it: ${output.text}`);
    },
  };
}

function terminate(pid: number): void {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8') !== 'bwrap\n') process.kill(pid, 'SIGTERM');
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

function listDescendants(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(listDescendants)];
}
