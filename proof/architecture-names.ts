import { isTest, type SourceFile } from './architecture-tree'

const exported =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|function\*?|class|interface|type|enum|let) (\w+)/gm

/**
 * True if the file's names are compared. The product never imports the sandbox, so the sandbox's names are separate. A
 * program writes the types of tables, so they are left out too.
 */
const isJudged = ({ path }: SourceFile): boolean =>
  /^src\/.*\.tsx?$/.test(path) && !isTest(path) && !/\/schema\.ts$|\.d\.ts$/.test(path)

/** Names that several files of the product export, so that one name has several meanings. */
export function sharedNameOffences(files: readonly SourceFile[]): string[] {
  const homes = new Map<string, Set<string>>()
  for (const { path, text } of files.filter(isJudged))
    for (const [, name] of text.matchAll(exported)) homes.set(name!, (homes.get(name!) ?? new Set()).add(path))
  return [...homes]
    .filter(([, { size }]) => size > 1)
    .map(([name]) => name)
    .toSorted()
}
