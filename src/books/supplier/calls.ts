import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { ListedSupplier, Supplier, SupplierForm, supplierRecord } from './model'

const params = z.strictObject({ id: IdText })
const read = endpoint('GET supplier/{id}', {
  access: 'owner',
  summary: 'One supplier',
  params,
  answer: Supplier,
  tagged: [...supplierRecord.names, 'archived'],
})

export const supplierCalls = {
  list: endpoint('GET supplier', {
    access: 'owner',
    summary: 'All suppliers, archived ones too, and what was paid to each',
    answer: z.array(ListedSupplier),
  }),
  create: endpoint('POST supplier', {
    access: 'owner',
    summary: 'Add a supplier',
    body: SupplierForm,
    answer: Supplier,
    status: 201,
  }),
  read,
  update: endpoint('PUT supplier/{id}', {
    access: 'owner',
    summary: 'Change a supplier. Refused for the default supplier',
    params,
    body: SupplierForm,
    answer: Supplier,
    ifMatch: read,
  }),
  remove: endpoint('DELETE supplier/{id}', {
    access: 'owner',
    summary: 'Delete a supplier. One that vouchers name is archived instead',
    params,
    ifMatch: read,
  }),
}
