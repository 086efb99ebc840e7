import { constantValue, noValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

/** A file that can be read, with the person's mark in it. */
const bankFile = (mark: string, what = '') => ({
  name: `${mark}.csv`,
  bytes: Buffer.from(
    `Dato;Type;Beskrivelse;Beløp\n02.11.2026;Betaling;${mark} ${what.replace(/[;"\s\p{Cc}]/gu, ' ')};100,00\n`,
  ),
})

export const requests: ModuleRequests = {
  values: {
    'PUT bank/files/{id} body.mapping': constantValue({ date: 'Dato', text: 'Beskrivelse', sum: 'Beløp' }),
    'PUT bank/files/{id} body.counterparty': constantValue('Type'),
    // No column has two roles, and the file has no further columns.
    'PUT bank/files/{id} body.counter_account': noValue,
    'PUT bank/files/{id} body.reference': noValue,
    'PUT bank/files/{id} body.currency': noValue,
    'PUT bank/files/{id} body.fee': noValue,
    'PUT bank/files/{id} body.header_line': constantValue(1),
  },
  files: { 'POST bank/files': bankFile },
}
