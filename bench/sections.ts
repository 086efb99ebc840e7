import { readFile, writeFile } from 'node:fs/promises'

/** Where the figures of all runs stand. */
const file = 'docs/benchmarks.md'

/** The heading of a page in that file, which is its first line. */
const headingOf = (page: string): string => page.slice(0, page.indexOf('\n'))

/**
 * Writes the page of one run, which begins with a heading of the first order (`# …`), in the place of the one with that heading; those of
 * other runs stay as they are.
 */
export async function writePage(page: string): Promise<void> {
  const before = (await readFile(file, 'utf8').catch(() => '')).split(/^(?=# )/m).filter((each) => each.trim() !== '')
  const at = before.findIndex((each) => headingOf(each) === headingOf(page))
  const pages = at === -1 ? [...before, page] : before.with(at, page)
  await writeFile(file, `${pages.map((each) => each.trim()).join('\n\n')}\n`)
}
