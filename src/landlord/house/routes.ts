import { routes, type Route } from '../../base/call/context'
import { houseCalls } from './calls'
import { createHouse, listHouses, removeHouse, updateHouse, type HouseDeps } from './service'

export const houseRoutes = (deps: HouseDeps): Route[] =>
  routes(houseCalls, {
    list: (ctx) => listHouses(ctx, deps),
    create: (ctx, { body }) => createHouse(ctx, body),
    update: (ctx, { params, body }) => updateHouse(ctx, params.id, body, deps),
    remove: (ctx, { params }) => removeHouse(ctx, params.id, deps),
  })
