import { readFile, writeFile } from 'node:fs/promises'

/** The file with the figures of all runs. */
const file = 'docs/benchmarks.md'

/** The heading of a page in that file, which is its first line. */
const headingOf = (page: string): string => page.slice(0, page.indexOf('\n'))

/**
 * Writes the page of one run, which starts with a heading of the first level (`# …`). Replaces the page with the same
 * heading and keeps those of other runs.
 */
export async function writePage(page: string): Promise<void> {
  const before = (await readFile(file, 'utf8').catch(() => '')).split(/^(?=# )/m).filter((each) => each.trim() !== '')
  const at = before.findIndex((each) => headingOf(each) === headingOf(page))
  const pages = at === -1 ? [...before, page] : before.with(at, page)
  await writeFile(file, `${pages.map((each) => each.trim()).join('\n\n')}\n`)
}
