import type { Page } from '@playwright/test'
import { formatDay, type Day } from '../src/base/kit/day'
import { ore, toKroner } from '../src/base/kit/money'
import type { Upload } from './files'
import { makeLandlord, type Landlord } from './journey'
import { firstRent, monthsAgo, signedContract } from './lease-form'
import type { Product } from './product'

/** The number of the bank account in made-up bank files. */
const ownNumber = '12345678903'

/** One row of a made-up file: day, kroner, payer or receiver, text, and the other bank account if there is one. */
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

/** A file as Nordea writes it: each line names the landlord's own account too. */
export const nordeaFile = (name: string, lines: readonly BankLine[]): Upload =>
  file(name, [
    'Bokføringsdato;Beløp;Avsender;Mottaker;Navn;Tittel;Valuta;Betalingstype',
    ...lines.map(({ day, kroner, who, text, account = '' }) => {
      const [from, to] = kroner.startsWith('-') ? [ownNumber, account] : [account, ownNumber]
      return [day.replaceAll('-', '/'), kroner, from, to, who, text, 'NOK', 'Overføring'].join(';')
    }),
  ])

/** The same payments as SpareBank 1 writes them: the name is in the text. */
export const sparebank1File = (name: string, lines: readonly BankLine[]): Upload =>
  file(name, [
    'Dato;Beskrivelse;Rentedato;Inn;Ut;Til konto;Fra konto;',
    ...lines.map(({ day, kroner, who, text }) => {
      const paid = `${who} Betalt: ${formatDay(day)} ${text}`
      return kroner.startsWith('-')
        ? `${formatDay(day)};Til: ${paid};;;${kroner};;${ownNumber};`
        : `${formatDay(day)};Fra: ${paid};;${kroner};;${ownNumber};;`
    }),
  ])

/** A file with unknown columns. */
export const unknownFile = (name: string, lines: readonly BankLine[]): Upload =>
  file(name, [
    'Når;Hva skjedde;Kroner;Igjen',
    ...lines.map(({ day, kroner, who, text }) => [day, `${who} ${text}`, kroner, ''].join(';')),
  ])

/** Drops files on the page with the events of a browser. */
export async function dropFiles(page: Page, files: readonly Upload[]): Promise<void> {
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

const kroner = (amount: number) => toKroner(ore(amount)).toFixed(2).replace('.', ',')

/** Transactions since the contract started: its first rent, two months at once from another payer, a voucher, food. */
export const rentAndFoodLines = (): readonly BankLine[] => [
  { day: monthsAgo(2, 16), kroner: kroner(firstRent()), who: 'Per Hansen', text: 'Husleie', account: '86011117947' },
  { day: monthsAgo(1, 20), kroner: '24000,00', who: 'Anne Mor', text: 'To måneder' },
  { day: monthsAgo(1, 21), kroner: '-1000,00', who: 'Feier AS', text: 'Feiing' },
  { day: monthsAgo(1, 22), kroner: '-450,55', who: 'Rema 1000', text: 'Mat' },
]

/** A landlord with one voucher and a signed contract, whose rent is followed from its start. */
export async function makeLandlordWithLease(product: Product): Promise<Landlord> {
  const landlord = await makeLandlord(product)
  const { id } = await signedContract(landlord)
  await landlord.api('PUT', `contract/${id}/rent-account`, { follows_from: monthsAgo(2, 1).slice(0, 7) })
  await landlord.expense({ date: monthsAgo(1, 20), sum: 1000 })
  return landlord
}

/** Imports a file through the API, because the test is about the pages after the import. */
export async function importStatement(landlord: Landlord, url: string, lines: readonly BankLine[]): Promise<void> {
  const { name, mimeType, buffer } = nordeaFile('konto.csv', lines)
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const answer = await fetch(`${url}/api/bank/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${landlord.token}` },
    body,
  })
  const { id } = (await answer.json()) as { id: number }
  const account = await landlord.api<{ id: number }>('POST', 'bank/accounts', { name: 'Leiekonto' })
  await landlord.api('POST', `bank/files/${id}/import`, { bankAccountId: account.id })
}
