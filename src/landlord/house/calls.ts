import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { DeletedHouse, House, HouseChangeForm, HouseContents, HouseForm, houseRecord } from './model'

const params = z.strictObject({ id: IdText })
const read = endpoint('GET house/{id}', {
  access: 'owner',
  summary: 'One house',
  params,
  answer: House,
  tagged: [...houseRecord.names, 'years'],
})

export const houseCalls = {
  list: endpoint('GET house', { access: 'owner', summary: 'The houses of the account', answer: z.array(House) }),
  create: endpoint('POST house', {
    access: 'owner',
    summary: 'Add a house; at most four. The first one finishes the registration',
    body: HouseForm,
    answer: House,
    status: 201,
  }),
  read,
  update: endpoint('PUT house/{id}', {
    access: 'owner',
    summary: 'Change a house; owners and use from an income year on, this year unless `from_year` names one',
    params,
    body: HouseChangeForm,
    answer: House,
    ifMatch: read,
  }),
  remove: endpoint('DELETE house/{id}', {
    access: 'owner',
    summary: 'Delete a house and hide all in it; the last one stays. It can be restored for 30 days',
    params,
    ifMatch: read,
  }),
  contents: endpoint('GET house/{id}/contents', {
    access: 'owner',
    summary: 'How many records lie in a house, in the trash folder too',
    params,
    answer: HouseContents,
  }),
  deleted: endpoint('GET house/deleted', {
    access: 'owner',
    summary: 'Deleted houses that can still be restored, the last deleted first',
    answer: z.array(DeletedHouse),
  }),
  restore: endpoint('PUT house/{id}/restore', {
    access: 'owner',
    summary: 'Bring a deleted house back with everything in it',
    params,
    answer: House,
    refuses: ['freeLimit'],
  }),
}
