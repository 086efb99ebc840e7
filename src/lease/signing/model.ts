import { z } from 'zod'
import * as field from '../../base/kit/field-kinds'
import { record } from '../../base/kit/record'

/** Which of the papers: the lease, or the handover list. */
const paperRecord = record({ checkList: field.tick(false) })
export const PaperForm = z.strictObject(paperRecord.body)
