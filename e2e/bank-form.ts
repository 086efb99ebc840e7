import type { Page } from '@playwright/test'
import type { Day } from '../src/base/kit/day'
import type { Upload } from './files'

/** The number of the account that made-up files of a bank are of. */
export const ownNumber = '12345678903'

/** One row of a made-up file: day, kroner, who, text; the other side's account where it says one. */
export interface BankLine {
  readonly day: Day
  readonly kroner: string
  readonly who: string
  readonly text: string
  readonly account?: string
}

const file = (name: string, lines: readonly string[]): Upload => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`),
})

/** A file as Nordea writes it, which names its account. */
export const nordeaFile = (name: string, lines: readonly BankLine[]): Upload =>
  file(name, [
    'Bokføringsdato;Beløp;Avsender;Mottaker;Navn;Tittel;Valuta;Betalingstype',
    ...lines.map(({ day, kroner, who, text, account = '' }) => {
      const [from, to] = kroner.startsWith('-') ? [ownNumber, account] : [account, ownNumber]
      return [day.replaceAll('-', '/'), kroner, from, to, who, text, 'NOK', 'Overføring'].join(';')
    }),
  ])

/** A file whose columns nobody knows. */
export const unknownFile = (name: string, lines: readonly BankLine[]): Upload =>
  file(name, [
    'Når;Hva skjedde;Kroner;Igjen',
    ...lines.map(({ day, kroner, who, text }) => [day, `${who} ${text}`, kroner, ''].join(';')),
  ])

/** Drops files on the page, as a browser tells of it. */
export async function drop(page: Page, files: readonly Upload[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, content: buffer.toString('base64') }))
  await page.locator('body').evaluate((body, list) => {
    const data = new DataTransfer()
    for (const { name, mimeType, content } of list)
      data.items.add(
        new File([Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0)], name, { type: mimeType }),
      )
    body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  }, given)
}
