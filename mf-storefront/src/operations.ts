/**
 * The operations of a shop's pages, with their schemas, in a module of their own: the server's page brings its data, so that this is loaded with the
 * first request after that.
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
