import { constantValue, noValue } from '../../../proof/prepared'
import type { ModuleRequests } from '../../../proof/module-requests'

/** Readable old books that contain the text `mark`, by which the proofs recognise the person's data. */
const oldBooks = (mark: string, what = '') => ({
  name: `${mark}.csv`,
  bytes: Buffer.from(
    `Dato;Objekt;Tekst;Utgift\n02.11.2025;${mark};Strøm ${what.replace(/[;"\s\p{Cc}]/gu, ' ')};100,00\n`,
  ),
})

export const requests: ModuleRequests = {
  values: {
    'PUT imports/{id} body.columns': noValue,
    'PUT imports/{id} body.answers': constantValue({}),
    'PUT imports/{id} body.leave_out': noValue,
    'POST imports/{id}/apply body.only': noValue,
  },
  files: { 'POST imports': oldBooks },
}
