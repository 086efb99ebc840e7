import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import {
  GroupChoice,
  GroupForm,
  GroupKey,
  Item,
  ItemDetail,
  ItemForm,
  itemRecord,
  PersonalUse,
  PersonalUseChange,
  PersonalUseForm,
  PersonalUseKey,
  PersonalUseSum,
} from './model'

const params = z.strictObject({ id: IdText })
const read = endpoint('GET depreciationbilag/{id}', {
  access: 'owner',
  summary: 'One household item with its calculation and files',
  params,
  answer: ItemDetail,
  tagged: itemRecord.names,
})

export const depreciationCalls = {
  create: endpoint('POST depreciationbilag', {
    access: 'plan',
    summary: 'Record a household item',
    body: ItemForm,
    answer: Item,
    status: 201,
  }),
  read,
  update: endpoint('PUT depreciationbilag/{id}', {
    access: 'owner',
    summary: 'Change a household item, until the tax return of a later year is sent. Files can always be added',
    params,
    body: ItemForm,
    answer: Item,
    ifMatch: read,
  }),
  remove: endpoint('DELETE depreciationbilag/{id}', {
    access: 'owner',
    summary: 'Move a household item to the trash folder',
    params,
    ifMatch: read,
  }),
  calculatePersonal: endpoint('POST depreciationbilag/personal/calculate', {
    access: 'owner',
    summary:
      'Gross rent of a house in a year and the 15 percent that may be deducted for personal use of household items',
    body: PersonalUseKey,
    answer: PersonalUseSum,
  }),
  createPersonal: endpoint('POST depreciationbilag/personal/create', {
    access: 'plan',
    summary: 'Deduct personal use of household items, once per house and year',
    body: PersonalUseForm,
    answer: PersonalUse,
    status: 201,
  }),
  updatePersonal: endpoint('PUT depreciationbilag/personal/update', {
    access: 'owner',
    summary:
      'Calculate the deduction for personal use again from the booked rent, until the tax return of the year is sent. Whether the conditions are met can be changed at any time',
    body: PersonalUseChange,
    answer: PersonalUse,
  }),
  chooseGroupRate: endpoint('PUT depreciation/group', {
    access: 'owner',
    summary:
      'Choose the percent of a house’s group d that a year deducts: 0 to 100 if the basis is below the limit of the tax authority, otherwise at most 20',
    body: GroupForm,
    answer: GroupChoice,
  }),
  removeGroupRate: endpoint('DELETE depreciation/group', {
    access: 'owner',
    summary: 'Remove the chosen percent of group d',
    body: GroupKey,
  }),
  removePersonal: endpoint('DELETE depreciationbilag/personal/delete', {
    access: 'owner',
    summary: 'Remove the deduction for personal use of a house and year',
    body: PersonalUseKey,
  }),
}
