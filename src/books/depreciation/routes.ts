import { routes, type Route } from '../../base/call/context'
import { depreciationCalls } from './calls'
import { createItem, readItem, removeItem, updateItem } from './service'
import { chooseGroupRate, removeGroupRate } from './service-group'
import { calculatePersonalUse, createPersonalUse, removePersonalUse, updatePersonalUse } from './service-personal-use'

export const depreciationRoutes = (): Route[] =>
  routes(depreciationCalls, {
    create: (ctx, { body }) => createItem(ctx, body),
    read: (ctx, { params }) => readItem(ctx, params.id),
    update: (ctx, { params, body }) => updateItem(ctx, params.id, body),
    remove: (ctx, { params }) => removeItem(ctx, params.id),
    calculatePersonal: (ctx, { body }) => calculatePersonalUse(ctx, body),
    createPersonal: (ctx, { body }) => createPersonalUse(ctx, body),
    updatePersonal: (ctx, { body }) => updatePersonalUse(ctx, body),
    chooseGroupRate: (ctx, { body }) => chooseGroupRate(ctx, body),
    removeGroupRate: (ctx, { body }) => removeGroupRate(ctx, body),
    removePersonal: (ctx, { body }) => removePersonalUse(ctx, body),
  })
