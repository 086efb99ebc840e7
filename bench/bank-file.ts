import { year } from './books'

/** The number of the bank account in the file. */
export const bankNumber = '12345678903'

const payers = ['Åse Bjørnstad', 'Jonas Sæther', 'Mari Løvås', 'Łukasz Kowalczyk', 'Anne-Marie Ødegård']
const payees = ['Rør og Bygg AS', 'Gjensidige Forsikring', 'KIWI 512 Storgata', 'Oslo kommune', 'Hafslund Strøm']
const messages = ['Husleie', 'Takk for sist', 'Faktura 2025-118, 2. purring', 'Nytt bad, flislegging', '']

const two = (number: number) => String(number).padStart(2, '0')

/** The day of a row as the bank writes it. The rows cover two years, oldest first. */
function dayOf(n: number, rows: number): string {
  const date = new Date(Date.UTC(year - 1, 0, 1 + Math.floor((n * 730) / rows)))
  return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`
}

/**
 * A bank file with `rows` different transactions. Three of ten are incoming. All name the other party, and most name its
 * bank account. The same number gives the same bytes.
 */
export function bankFile(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, n) => {
    const isIn = n % 10 < 3
    const øre = isIn ? 500_000 + ((n * 7907) % 1_500_000) : 5000 + ((n * 7907) % 900_000)
    const kroner = `${isIn ? '' : '-'}${Math.floor(øre / 100)},${two(øre % 100)}`
    const other = n % 7 === 0 ? '' : `1234${String((n * 104_729) % 10_000_000).padStart(7, '0')}`
    const name = (isIn ? payers : payees)[n % 5]!
    const sides = isIn ? [other, bankNumber] : [bankNumber, other]
    return [dayOf(n, rows), kroner, ...sides, name, `${messages[(n * 3) % 5]} ${n}`, 'NOK', 'Overføring'].join(';')
  })
  const header = 'Bokføringsdato;Beløp;Avsender;Mottaker;Navn;Tittel;Valuta;Betalingstype'
  return Buffer.from(`\uFEFF${[header, ...lines].join('\r\n')}`)
}

/**
 * The columns of the file, read without the product. The file is decoded, and split at line and cell ends without any
 * checks.
 */
export function splitFile(bytes: Uint8Array) {
  const found = {
    dates: [] as string[],
    sums: [] as number[],
    others: [] as (string | null)[],
    names: [] as string[],
    texts: [] as string[],
  }
  const [, ...lines] = new TextDecoder().decode(bytes).split('\r\n')
  for (const line of lines) {
    const [day, kroner, from, to, name, text] = line.split(';') as [string, string, string, string, string, string]
    const sum = Math.round(Number(kroner.replace(',', '.')) * 100)
    found.dates.push(day.split('.').toReversed().join('-'))
    found.sums.push(sum)
    found.others.push((sum > 0 ? from : to) || null)
    found.names.push(name)
    found.texts.push(text.trim())
  }
  return found
}
