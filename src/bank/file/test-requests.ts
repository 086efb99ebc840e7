import { constantValue, noValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

/**
 * A readable file that contains the text `mark`, by which the proofs recognise the person's data.
 */
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
    // Two roles can't have the same column, and the file has no column left for this one.
    'PUT bank/files/{id} body.counter_account': noValue,
    'PUT bank/files/{id} body.reference': noValue,
    'PUT bank/files/{id} body.currency': noValue,
    'PUT bank/files/{id} body.fee': noValue,
    'PUT bank/files/{id} body.header_line': constantValue(1),
  },
  files: { 'POST bank/files': bankFile },
}
