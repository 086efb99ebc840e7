/** The tree drawn in docs/architecture.md, and the position of a file in it. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Folders of each module by the module's name. Most modules have none. */
type Modules = ReadonlyMap<string, readonly string[]>
/** Layers from the bottom up, each with its modules in order. A file imports only from modules before its own. */
export type Tree = ReadonlyMap<string, Modules>

/** Reads layers, modules and the folders of modules by their indentation. */
export function readTree(markdown: string): Tree {
  const drawing = /```\nsrc\/\n([\s\S]*?)```/.exec(markdown)?.[1] ?? ''
  const tree = new Map<string, Map<string, string[]>>()
  let root = 'src'
  let layer = new Map<string, string[]>()
  let folders: string[] = []
  for (const line of drawing.split('\n')) {
    const [, indent = '', name] = /^( *)([a-z][a-z-]*)\//.exec(line) ?? []
    if (!name) continue
    if (indent === '') root = name
    // The sandbox is next to `src` and counts as a layer.
    const depth = indent.length / 2 + (root === 'src' ? 0 : 1)
    if (depth === 1) tree.set(name, (layer = new Map()))
    else if (depth === 2) layer.set(name, (folders = []))
    else if (depth === 3) folders.push(name)
  }
  return tree
}

/** The kind of a file. It decides what the file may import. `base` is a file of a base module that has no listed kind. */
export type FileKind =
  | 'kit'
  | 'model'
  | 'rules'
  | 'calls'
  | 'words'
  | 'port'
  | 'provider'
  | 'service'
  | 'routes'
  | 'jobs'
  | 'module'
  | 'open'
  | 'pdf'
  | 'base'
  | 'ui'
  | 'web'
  | 'app'
  | 'sandbox'

export interface FileLocation {
  readonly layer: string
  readonly module: string
  /** Folder inside the module. Empty for a file directly in the module. */
  readonly folder: string
  /** Folders below that one. */
  readonly depth: number
  readonly name: string
  readonly kind: FileKind
}

const listed = /^(model|rules|calls|words|port|service|routes|jobs|pdf)(-[a-z-]+)?\.tsx?$/

/** The position of `src/<layer>/<module>/…` or `sandbox/<module>/…`. Null for any other path. */
export function locate(path: string): FileLocation | null {
  const [root, ...inside] = path.split('/')
  if (root !== 'src' && root !== 'sandbox') return null
  const [layer = '', ...rest] = root === 'src' ? inside : [root, ...inside]
  const name = rest.pop() ?? layer
  const [module = '', folder = '', ...deeper] = rest
  return { layer, module, folder, depth: deeper.length, name, kind: kindOf(layer, module, folder, name) }
}

function kindOf(layer: string, module: string, folder: string, name: string): FileKind {
  if (layer === 'sandbox') return 'sandbox'
  if (layer === 'app') return module === 'web' ? 'web' : 'app'
  if (layer === 'base' && (module === 'kit' || module === 'ui')) return module
  if (folder === 'web' || folder === 'provider') return folder
  if (folder === '' && name === 'module.ts') return 'module'
  if (folder === '' && name === 'open.ts' && layer !== 'base') return 'open'
  return (listed.exec(name)?.[1] as FileKind | undefined) ?? 'base'
}

/** Tests and their helpers. They run the whole product, so they may import from every layer. Their names and length are checked. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/test-[a-z0-9-]+\.ts$/.test(path)

/** `../model` as seen from a file -> `src/<layer>/<module>/model`. */
export function resolveImport(from: string, target: string): string {
  const parts = from.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}
