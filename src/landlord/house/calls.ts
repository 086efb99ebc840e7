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
  list: endpoint('GET house', { access: 'owner', summary: 'All houses', answer: z.array(House) }),
  create: endpoint('POST house', {
    access: 'owner',
    summary: 'Add a house, at most four. The first one finishes the registration',
    body: HouseForm,
    answer: House,
    status: 201,
  }),
  read,
  update: endpoint('PUT house/{id}', {
    access: 'owner',
    summary: 'Change a house. Owners and use change from an income year on: this year, unless `from_year` names one',
    params,
    body: HouseChangeForm,
    answer: House,
    ifMatch: read,
  }),
  remove: endpoint('DELETE house/{id}', {
    access: 'owner',
    summary: 'Delete a house with everything in it. It can be restored for 30 days. Refused for the last house',
    params,
    ifMatch: read,
  }),
  contents: endpoint('GET house/{id}/contents', {
    access: 'owner',
    summary: 'How many records a house has, including the trash folder',
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
    summary: 'Restore a deleted house with everything in it',
    params,
    answer: House,
    refuses: ['freeLimit'],
  }),
}
