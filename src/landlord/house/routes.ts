import { routes, type Route } from '../../base/call/context'
import { houseCalls } from './calls'
import { createHouse, listHouses, readHouse, updateHouse, type HouseDeps } from './service'
import { countRecordsOfHouse, listDeletedHouses, removeHouse, restoreHouse, type DeletionDeps } from './service-delete'

export const houseRoutes = (deps: HouseDeps & DeletionDeps): Route[] =>
  routes(houseCalls, {
    list: (ctx) => listHouses(ctx, deps),
    create: (ctx, { body }) => createHouse(ctx, body),
    read: (ctx, { params }) => readHouse(ctx, params.id, deps),
    update: (ctx, { params, body }) => updateHouse(ctx, params.id, body, deps),
    remove: (ctx, { params }) => removeHouse(ctx, params.id, deps),
    contents: (ctx, { params }) => countRecordsOfHouse(ctx, params.id, deps),
    deleted: (ctx) => listDeletedHouses(ctx, deps),
    restore: (ctx, { params }) => restoreHouse(ctx, params.id, deps),
  })
