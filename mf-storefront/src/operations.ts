/**
 * The calls of a shop's pages, in a file of their own with their schemas: a page comes from the server with its data, so that it is loaded
 * when something is first asked for after that.
 */
export {
  listPaymentMethods,
  listPublicCategories,
  listPublicContent,
  listPublicProducts,
  readDeliveryInfo,
  readPublicProduct,
  readShop,
} from 'shared-contracts';
