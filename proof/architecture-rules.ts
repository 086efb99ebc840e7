import { importOffences, templateOffences } from './architecture-imports'
import { isTest, locate, type FileLocation, type SourceFile, type Tree } from './architecture-tree'

/** The allowed file names in a module. Each may be split by its subject (`rules-saldo.ts`). */
const moduleFile =
  /^((model|rules|calls|words|port|service|routes|jobs|pdf)(-[a-z-]+)?(\.test)?\.tsx?|module\.ts|open\.ts|test-[a-z0-9-]+\.ts|[a-z-]+\.typ)$/
/** The modules of these layers choose their file names freely. */
const freeLayers = new Set(['base', 'app', 'sandbox'])
/** Folders that any module may have, although docs/architecture.md doesn't draw them. */
const commonFolders = new Set(['web', 'provider', 'migrations'])

const clockOrChance =
  /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bcrypto\.randomUUID\(|\brandomBytes\(|\bprocess\.env\b/
/** The outer files, which may read the clock, random numbers and the environment, and pass them on as arguments. */
const edge = /^src\/app\/|^sandbox\/|^src\/base\/(db|embedded|process|ui)\/|\/web\//

/** A browser test must not use its own clock, whose date differs from the product's for an hour or two each night. */
const ownClock = /\bnew Date\(\)|\bDate\.now\(/

const maxLines = 400
/** A program writes these files. */
const generated = /\/schema\.ts$/

function nameOffences(path: string, at: FileLocation, tree: Tree): string[] {
  const modules = tree.get(at.layer)
  if (!modules) return [`${path}: no layer of docs/architecture.md`]
  const folders = modules.get(at.module)
  if (!folders && !(at.layer === 'sandbox' && at.module === '')) return [`${path}: no module of docs/architecture.md`]
  if (/\b(utils?|helpers?|types|index|misc|common)\.tsx?$/.test(path)) return [`${path}: a name that says nothing`]
  if (at.depth > 0) return [`${path}: a folder below a module's folder`]
  if (at.folder !== '' && !commonFolders.has(at.folder) && !folders?.includes(at.folder))
    return [`${path}: no folder of docs/architecture.md`]
  if (freeLayers.has(at.layer) || at.folder !== '') return []
  return moduleFile.test(at.name) ? [] : [`${path}: not a file name of a module`]
}

function lengthOffences({ path, text }: SourceFile): string[] {
  const lines = text.replace(/\n$/, '').split('\n').length
  return lines > maxLines && !generated.test(path) ? [`${path}: ${lines} lines`] : []
}

function productOffences(file: SourceFile, at: FileLocation, tree: Tree, files: readonly SourceFile[]): string[] {
  const names = nameOffences(file.path, at, tree)
  if (file.path.endsWith('.typ')) return [...names, ...templateOffences(file, files)]
  if (isTest(file.path)) return names
  return [
    ...names,
    ...(!edge.test(file.path) && clockOrChance.test(file.text)
      ? [`${file.path}: clock, chance or environment in business code`]
      : []),
    ...(/^export \* from/m.test(file.text) ? [`${file.path}: a barrel`] : []),
    ...importOffences(file, at, tree),
  ]
}

/** Everything in `files` (paths from the root) that docs/architecture.md does not allow. */
export const offences = (files: readonly SourceFile[], tree: Tree): string[] =>
  files.flatMap((file) => {
    const at = locate(file.path)
    if (at) return [...lengthOffences(file), ...productOffences(file, at, tree, files)]
    const clock = file.path.startsWith('e2e/') && ownClock.test(file.text) ? [`${file.path}: a clock of its own`] : []
    return [...lengthOffences(file), ...clock]
  })
