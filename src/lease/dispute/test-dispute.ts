import { expect } from 'vitest'
import { readPdf } from '../../base/pdf/test-pdf'

/** Secrets that no bundle may show. Tests type them into leases, letters, remarks, claims and names of files. */
export const secrets = {
  /** Synthetic numbers of identity. No living person has them. */
  identity: '17059012345',
  otherIdentity: '29124815345',
  payerAccount: '12345678903',
  neighbour: 'nabo@example.no',
  guarantor: 'Grete Garantist',
} as const

/** All secrets in one typed text. */
export const typedSecrets = `Fødselsnummer 170590 12345 og ${secrets.otherIdentity}, konto 1234 56 78903, ${secrets.neighbour}, ${secrets.guarantor}.`

const withoutHashes = (text: string): string => text.replace(/[\da-f]{64}/g, '')

/** The text of a bundle as one searches it. Fails if it holds a number of identity or a third person. */
export async function searchedText(bytes: Uint8Array, accounts: readonly string[] = []): Promise<string> {
  const { text } = await readPdf(bytes)
  const searched = withoutHashes(text.replaceAll('\u00a0', ' '))
  const plain = searched.replace(/[\s.-]/g, '')
  for (const [what, secret] of Object.entries(secrets))
    expect([what, plain.includes(secret.replace(/[\s.-]/g, ''))]).toEqual([what, false])
  const numbers = [...searched.matchAll(/(?<!\d)(?:\d{6}[ -]?\d{5}|\d{4} \d{2} \d{5})(?!\d)/g)].map(([found]) =>
    found.replace(/\D/g, ''),
  )
  expect(numbers.filter((number) => !accounts.some((account) => account.endsWith(number)))).toEqual([])
  return text.replaceAll('\u00a0', ' ')
}
