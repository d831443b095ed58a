import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Container {
  command?: string[];
  image: string;
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  readinessProbe?: { httpGet: { path: string } };
  livenessProbe?: { httpGet: { path: string } };
  securityContext: {
    allowPrivilegeEscalation: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities: { drop: string[] };
  };
}
interface Pod {
  securityContext: { runAsNonRoot: boolean; runAsUser: number };
  automountServiceAccountToken: boolean;
  containers: Container[];
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  spec?: { template?: { spec: Pod }; jobTemplate?: { spec: { template: { spec: Pod } } } };
}

const manifests = ['site.yaml', 'jobs.yaml'].flatMap((file) =>
  parseAllDocuments(read(`docs/deploy/kubernetes/${file}`)).map((document) => {
    assert.deepEqual(document.errors, [], file);
    return document.toJS() as Manifest;
  }),
);
const pods = manifests.flatMap(({ kind, metadata, spec }) => {
  const pod = spec?.template?.spec ?? spec?.jobTemplate?.spec.template.spec;
  return pod?.containers ? [{ kind, name: metadata.name, pod, container: pod.containers[0] as Container }] : [];
});
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<
    string,
    {
      image?: string;
      command?: string[] | string;
      environment?: Record<string, string>;
      volumes?: string[];
      read_only?: boolean;
      cap_drop?: string[];
    }
  >;
};
const programsIn = (text: string) => [...text.matchAll(/(?:start|scripts)\/[\w/-]+\.ts/g)].map(([path]) => path);

describe('The containers', () => {
  it('start programs that are there', () => {
    const named = [
      'Dockerfile',
      'compose.yaml',
      'docs/deploy/kubernetes/site.yaml',
      'docs/deploy/kubernetes/jobs.yaml',
      'docs/containers.md',
    ];
    for (const file of named)
      for (const program of programsIn(read(file))) assert.ok(existsSync(join(root, program)), `${file}: ${program}`);
  });

  it('have every command that a sentence of the site names, and say how it is run', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const name of [
      'migrate',
      'backup',
      'restore',
      'backup-key',
      'doctor',
      'claim-store',
      'releases',
      'rollback',
    ]) {
      const program = scripts[name]?.replace('node ', '') ?? name;
      const listed = [program, `'${name}'`].some((words) => read('scripts/run-files.ts').includes(words));
      assert.ok(listed, `${name}: ${program}`);
    }
    assert.match(read('docs/containers.md'), /`npm run …`[^.]*`docker compose run --rm api node/);
  });

  it('come from names without a registry, in versions that do not change by themselves', () => {
    const images = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name);
    const others = Object.values(compose.services).flatMap(({ image }) => image ?? []);
    for (const image of [...images, ...others]) {
      assert.doesNotMatch(image, /^[\w-]+\.[\w.-]+\//, image);
      assert.doesNotMatch(image, /:latest$/, image);
    }
  });

  it('end as the account of the image, never as root', () => {
    const stages = read('Dockerfile')
      .split(/^FROM /m)
      .slice(1);
    for (const stage of stages.filter((one) => /AS (?:run|release)\n/.test(one)))
      assert.equal(stage.match(/^USER .*$/gm)?.at(-1), 'USER 10001:10001');
    assert.match(stages.at(-1) ?? '', /HEALTHCHECK[\s\S]*\/healthz/);
  });

  it('leave the history, local variables and what was built out of the image', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const path of ['.git', 'node_modules', 'var', '.env*']) assert.ok(ignored.includes(path), path);
  });

  it('run in a cluster without rights, read-only where nothing is built, and with probes where they serve', () => {
    assert.deepEqual(
      pods.map(({ name }) => name),
      ['femcoders-api', 'femcoders-shell', 'femcoders-migrate', 'femcoders-release', 'femcoders-backup'],
    );
    for (const { kind, name, pod, container } of pods) {
      assert.equal(pod.securityContext.runAsNonRoot, true, name);
      assert.equal(pod.securityContext.runAsUser, 10_001, name);
      assert.equal(pod.automountServiceAccountToken, false, name);
      assert.equal(container.securityContext.allowPrivilegeEscalation, false, name);
      assert.deepEqual(container.securityContext.capabilities.drop, ['ALL'], name);
      if (container.image.endsWith(':run')) assert.equal(container.securityContext.readOnlyRootFilesystem, true, name);
      if (kind !== 'Deployment') continue;
      assert.equal(container.readinessProbe?.httpGet.path, '/readyz', name);
      // A database that is away must kill nothing.
      assert.equal(container.livenessProbe?.httpGet.path, '/healthz', name);
    }
  });

  it('give a shell neither the database nor the site’s key', () => {
    const shell = pods.find(({ name }) => name === 'femcoders-shell')?.container;
    assert.deepEqual(
      shell?.envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []),
      ['femcoders-shared', 'femcoders-shell'],
    );
    const variables = Object.keys(compose.services.shell?.environment ?? {});
    for (const secret of ['DATABASE_URL', 'SECRET_KEY', 'SMTP_URL', 'ADMIN_PASSWORD'])
      assert.ok(!variables.includes(secret), secret);
    assert.notEqual(
      compose.services.shell?.environment?.AWS_SECRET_ACCESS_KEY,
      compose.services.api?.environment?.AWS_SECRET_ACCESS_KEY,
    );
  });

  it('on one machine mount files that are there, and hold API and shell read-only', () => {
    for (const { volumes = [] } of Object.values(compose.services))
      for (const [, path = ''] of volumes.map((volume) => /^\.\/([^:]+):/.exec(volume) ?? []))
        assert.ok(path === '' || existsSync(join(root, path)), path);
    for (const name of ['api', 'shell', 'backup']) {
      assert.equal(compose.services[name]?.read_only, true, name);
      assert.deepEqual(compose.services[name]?.cap_drop, ['ALL'], name);
    }
  });
});
