import { isTest, type SourceFile } from './architecture-tree'

/** Lines of a module, its screens and adapters included, its tests left out. */
const maxModule = 2500
/** Files that lie beside each other in one folder, tests left out. */
const maxFiles = 40
/** Nine files in ten have at most so many lines. */
const maxNinth = 120

/** Modules that are read folder by folder: each is a room of its own. */
const byFolder = /^src\/(base\/ui|app\/web)\//
/** Written by a program. */
const generated = /\/schema\.ts$/

const linesOf = ({ text }: SourceFile): number => text.replace(/\n$/, '').split('\n').length
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))
const moduleOf = (path: string): string =>
  byFolder.test(path) ? folderOf(path) : folderOf(path).split('/').slice(0, 3).join('/')

/** What is larger than a reader can take in: modules, folders, and the files as a whole. */
export function sizeOffences(files: readonly SourceFile[]): string[] {
  const product = files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !isTest(path) && !generated.test(path))
  const lines = new Map<string, number>()
  const count = new Map<string, number>()
  for (const file of product) {
    const [module, folder] = [moduleOf(file.path), folderOf(file.path)]
    lines.set(module, (lines.get(module) ?? 0) + linesOf(file))
    count.set(folder, (count.get(folder) ?? 0) + 1)
  }
  const lengths = product.map(linesOf).toSorted((one, other) => one - other)
  const ninth = lengths[Math.floor(lengths.length * 0.9)] ?? 0
  return [
    ...[...lines].filter(([, sum]) => sum > maxModule).map(([module, sum]) => `${module}: ${sum} lines`),
    ...[...count].filter(([, sum]) => sum > maxFiles).map(([folder, sum]) => `${folder}: ${sum} files`),
    ...(ninth > maxNinth ? [`one file in ten has over ${maxNinth} lines: ${ninth}`] : []),
  ]
}
