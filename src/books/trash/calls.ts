import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { RestoreForm, trashTypes } from './model'

export const trashCalls = {
  restore: endpoint('PUT bilag/{id}/restore', {
    access: 'owner',
    summary: 'Restore a record from the trash folder. With `series` also all that was moved there together with it',
    params: z.strictObject({ id: IdText }),
    body: RestoreForm,
  }),
  remove: endpoint('DELETE trash/{type}/{id}', {
    access: 'owner',
    summary: 'Delete a record in the trash folder for good, with its files',
    params: z.strictObject({ type: z.enum(trashTypes), id: IdText }),
  }),
}
