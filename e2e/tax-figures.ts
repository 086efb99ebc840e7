import type { Locator, Page } from '@playwright/test'

const digits = (text: string): string => text.replaceAll(/[^\d−]/g, '')

/** The values of a table's column, by the authority's names for the lines. Lines without a value are left out. */
export async function linesOf(table: Locator, column: string): Promise<Record<string, string>> {
  const heads = await table.getByRole('columnheader').allTextContents()
  const at = heads.findIndex((head) => head.includes(column))
  const rows = await table.locator('tbody').first().getByRole('row').all()
  const found = await Promise.all(rows.map((row) => row.locator('th, td').allTextContents()))
  return Object.fromEntries(
    found.flatMap((cells) => {
      const [name = '', sum = ''] = [cells[0], cells[at]]
      // After the name, a screen reader hears the number of vouchers, and how many of them have no receipt.
      return ['', '0'].includes(digits(sum)) ? [] : [[name.replace(/, \d+ \D+(\d+ \D+)?$/, ''), digits(sum)]]
    }),
  )
}

/** The authority's preview of each property. */
export const previewedProperties = (page: Page): Promise<Record<string, Record<string, string>>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('h2')].map((title) => {
        const pairs: [string, string][] = []
        for (let at = title.nextElementSibling; at && at.tagName !== 'H2'; at = at.nextElementSibling)
          for (const term of at.querySelectorAll('dt'))
            pairs.push([
              term.querySelector('[lang=nb]')?.textContent ?? term.textContent,
              (term.nextElementSibling?.textContent ?? '').replaceAll(/[^\d−]/g, ''),
            ])
        return [title.textContent, Object.fromEntries(pairs)]
      }),
    ),
  )
