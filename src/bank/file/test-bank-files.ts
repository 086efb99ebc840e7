import type { TestApp } from '../../app/server/test-app'
import { BankFile } from './model'

/** One row of a made-up bank file: the day as it is written, kroner, text. */
export type BankLine = readonly [day: string, kroner: string, text: string, from?: string, to?: string, name?: string]

/** The account number of made-up files. */
export const ownNumber = '12345678903'

/** A file of one account as Nordea writes it. */
export const nordeaFile = (lines: readonly BankLine[], own: string = ownNumber): Buffer =>
  Buffer.from(
    [
      '\ufeffBokføringsdato;Beløp;Avsender;Mottaker;Navn;Tittel;Valuta;Betalingstype',
      ...lines.map(([day, kroner, text, from = '', to = '', name = '']) => {
        const isOut = kroner.startsWith('-')
        return [day, kroner, isOut ? own : from, isOut ? to : own, name, text, 'NOK', 'Overførsel'].join(';')
      }),
    ].join('\r\n'),
  )

/** The same transactions as another bank writes them. This file names no account. */
export const sparebankenFile = (lines: readonly BankLine[]): Buffer =>
  Buffer.from(
    ['Dato;Type;Beskrivelse;Beløp', ...lines.map(([day, kroner, text]) => `${day};Betaling;${text};${kroner}`)].join(
      '\r\n',
    ),
  )

/** Uploads a bank file. Throws the refusal. */
export async function uploadBankFile(app: TestApp, token: string, bytes: Uint8Array, name = 'konto.csv') {
  const { status, body } = await app.upload(token, name, bytes, 'bank/files')
  if (status !== 201) throw new Error(`${status} ${(JSON.parse(body) as { message: string }).message}`)
  return BankFile.parse(JSON.parse(body))
}

/** Starts the process that reads files. On a busy machine that may take longer than a call waits. */
export async function startReading(app: TestApp, token: string): Promise<void> {
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const { status } = await app.upload(token, 'konto.csv', nordeaFile([['01.11.2026', '1,00', 'x']]), 'bank/files')
    if (status === 201) return
    app.bugs.length = 0
  }
}
