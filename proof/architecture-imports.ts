import {
  locate,
  resolveImport,
  type FileKind,
  type FileLocation,
  type SourceFile,
  type Tree,
} from './architecture-tree'

const pure = ['kit', 'model', 'rules', 'words'] as const
const server = [...pure, 'calls', 'port', 'service', 'pdf', 'base'] as const

/**
 * The kinds that each kind of file may import. docs/architecture.md has the same table. A kind that is not listed may
 * not be imported.
 */
const allowed: Readonly<Record<FileKind, readonly FileKind[]>> = {
  kit: ['kit'],
  model: ['kit', 'model'],
  rules: pure,
  words: pure,
  calls: ['kit', 'model', 'calls'],
  port: ['kit', 'model', 'base'],
  provider: ['kit', 'model', 'port', 'base'],
  pdf: [...pure, 'service'],
  service: server,
  jobs: server,
  routes: server,
  module: ['kit', 'calls', 'service', 'jobs', 'routes', 'base'],
  open: [...server, 'provider', 'routes', 'jobs'],
  base: server,
  ui: ['kit', 'ui'],
  web: [...pure, 'calls', 'ui', 'web'],
  app: [...server, 'provider', 'routes', 'jobs', 'module', 'open', 'app'],
  sandbox: ['kit', 'sandbox'],
}

const imported = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map((found) => found[1]!)

/**
 * True if `there` comes later in the drawn order than `here`. Only app/server imports a module's own description, so the
 * description of a base module may name every module.
 */
function isLater(here: FileLocation, there: FileLocation, tree: Tree): 'a later layer' | 'a later module' | null {
  if (here.kind === 'module' && there.layer === 'base') return null
  const layers = [...tree.keys()]
  if (layers.indexOf(there.layer) > layers.indexOf(here.layer)) return 'a later layer'
  if (there.layer !== here.layer) return null
  const modules = [...(tree.get(here.layer)?.keys() ?? [])]
  return modules.indexOf(there.module) > modules.indexOf(here.module) ? 'a later module' : null
}

/** Imports of a file that the order or its kind forbids. A file outside of `src` (package.json) is not checked. */
export function importOffences(file: SourceFile, here: FileLocation, tree: Tree): string[] {
  return imported(file.text).flatMap((target) => {
    const to = resolveImport(file.path, target)
    const there = locate(/\.(css|svg|json)$/.test(to) ? to : `${to}.ts`)
    if (!there) return []
    const later = here.layer === 'sandbox' || there.layer === 'sandbox' ? null : isLater(here, there, tree)
    const kind = allowed[here.kind].includes(there.kind) ? null : `${here.kind} may not import ${there.kind}`
    return [later, kind].filter((why) => why !== null).map((why) => `${file.path} imports ${to}: ${why}`)
  })
}

/** Each circle of files that import each other. Imports of types and lazy imports count. */
export function circleOffences(files: readonly SourceFile[]): string[] {
  const bare = (path: string) => path.replace(/\.tsx?$/, '')
  const targets = new Map(
    files.map(({ path, text }) => [bare(path), imported(text).map((target) => resolveImport(path, target))]),
  )
  const done = new Set<string>()
  const found: string[] = []
  function visit(path: string, way: readonly string[]): void {
    if (done.has(path)) return
    if (way.includes(path)) return void found.push(`${[...way.slice(way.indexOf(path)), path].join(' -> ')}: a circle`)
    for (const target of targets.get(path) ?? []) visit(target, [...way, path])
    done.add(path)
  }
  for (const path of targets.keys()) visit(path, [])
  return found
}

/** The files that a document's template imports. Their paths start at the root of `src`, so that nobody has to count dots. */
const taken = (text: string) =>
  [...text.matchAll(/(?:#?import|include|read|json|image)\s*\(?\s*"([^"]+)"/g)].map((found) => found[1]!)

/** A template may import only files of base/pdf. It reads no other file and uses no template of another module. */
export function templateOffences(file: SourceFile, files: readonly SourceFile[]): string[] {
  const beside = `${file.path.split('/').slice(0, -1).join('/')}/pdf.ts`
  const isOrphan = !file.path.startsWith('src/base/') && !files.some(({ path }) => path === beside)
  return [
    ...(isOrphan ? [`${file.path}: a template without its pdf.ts`] : []),
    ...taken(file.text)
      .filter((from) => !/^\/base\/pdf\/[a-z-]+\.typ$/.test(from))
      .map((from) => `${file.path} takes ${from}: not of base/pdf`),
  ]
}
