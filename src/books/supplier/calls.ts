import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Supplier, SupplierForm } from './model'

const params = z.strictObject({ id: IdText })

export const supplierCalls = {
  list: endpoint('GET supplier', {
    access: 'owner',
    summary: 'The suppliers of the account, archived ones too',
    answer: z.array(Supplier),
  }),
  create: endpoint('POST supplier', {
    access: 'owner',
    summary: 'Add a supplier',
    body: SupplierForm,
    answer: Supplier,
    status: 201,
  }),
  update: endpoint('PUT supplier/{id}', {
    access: 'owner',
    summary: 'Change a supplier; the default one cannot be',
    params,
    body: SupplierForm,
    answer: Supplier,
  }),
  remove: endpoint('DELETE supplier/{id}', {
    access: 'owner',
    summary: 'Delete a supplier; one that vouchers use is archived instead',
    params,
  }),
}
