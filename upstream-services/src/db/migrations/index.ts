import accounts from './001-accounts.ts';
import shops from './002-shops.ts';
import catalogue from './003-catalogue.ts';
import orders from './004-orders.ts';
import discovery from './005-discovery.ts';
import agreedAndRefused from './006-agreed-and-refused.ts';
import manyProducts from './007-many-products.ts';
import orderLists from './008-order-lists.ts';
import orderSearch from './009-order-search.ts';
import productSearch from './010-product-search.ts';
import orderDays from './011-order-days.ts';
import reportedSum from './012-reported-sum.ts';
import hiddenProducts from './013-hidden-products.ts';
import orderWords from './014-order-words.ts';
import importUndo from './015-import-undo.ts';
import bin from './016-bin.ts';
import knownDevices from './017-known-devices.ts';
import compatibility from './018-compatibility.ts';
import secondStep from './019-second-step.ts';
import pictureBytes from './020-picture-bytes.ts';
import idleAndOld from './021-idle-and-old.ts';
import outbox from './022-outbox.ts';
import letters from './023-letters.ts';
import webhooks from './026-webhooks.ts';
import cardPayments from './027-card-payments.ts';
import bot from './028-bot.ts';
import push from './030-push.ts';
import takingBack from './031-taking-back.ts';
import paymentScreenshots from './032-payment-screenshots.ts';
import earlierAccounts from './033-earlier-accounts.ts';
import orderFollowers from './034-order-followers.ts';
import orderPaid from './035-order-paid.ts';
import baseNames from './036-base-names.ts';
import generations from './050-generations.ts';
import staff from './060-staff.ts';
import viewsAndLimits from './061-views-and-limits.ts';
import usage from './062-usage.ts';
import complaints from './063-complaints.ts';
import staffLastUsed from './064-staff-last-used.ts';
import generationRuns from './065-generation-runs.ts';
import registry from './066-registry.ts';
import releaseCounts from './070-release-counts.ts';
import titleSearch from './071-title-search.ts';
import priceChanges from './072-price-changes.ts';
import cancelReasons from './073-cancel-reasons.ts';
import ordersByDelivery from './074-orders-by-delivery.ts';
import emailChanges from './080-email-changes.ts';
import questions from './081-questions.ts';
import lowestPrice from './082-lowest-price.ts';
import stock from './083-stock.ts';
import deliverySchedule from './090-delivery-schedule.ts';
import deliveryStops from './091-delivery-stops.ts';
import priceRules from './092-price-rules.ts';
import orderDiscounts from './095-order-discounts.ts';
import promoCodes from './096-promo-codes.ts';
import orderEdits from './098-order-edits.ts';
import orderPhotos from './102-order-photos.ts';
import addons from './103-addons.ts';
import unconfirmedOrders from './104-unconfirmed-orders.ts';
import confirmedEmails from './105-confirmed-emails.ts';
import noticesByMail from './106-notices-by-mail.ts';
import orderedPictures from './107-ordered-pictures.ts';
import handRefunds from './108-hand-refunds.ts';
import postponedWaits from './109-postponed-waits.ts';
import orderHours from './110-order-hours.ts';
import generationDoubts from './111-generation-doubts.ts';
import orderWordsInBatches from './112-order-words-in-batches.ts';
import linksEndWithSessions from './113-links-end-with-sessions.ts';
import orderWordsFollowEdits from './114-order-words-follow-edits.ts';
import ruledProducts from './115-ruled-products.ts';
import accountLetters from './116-account-letters.ts';
import productsOnSaleAgain from './117-products-on-sale-again.ts';
import contentByKey from './118-content-by-key.ts';
import lettersOfAnOrder from './119-letters-of-an-order.ts';
import webhookResends from './120-webhook-resends.ts';

/** All migrations by their names, which run in this order; one that was released is never changed. */
export const migrations = {
  '001-accounts': accounts,
  '002-shops': shops,
  '003-catalogue': catalogue,
  '004-orders': orders,
  '005-discovery': discovery,
  '006-agreed-and-refused': agreedAndRefused,
  '007-many-products': manyProducts,
  '008-order-lists': orderLists,
  '009-order-search': orderSearch,
  '010-product-search': productSearch,
  '011-order-days': orderDays,
  '012-reported-sum': reportedSum,
  '013-hidden-products': hiddenProducts,
  '014-order-words': orderWords,
  '015-import-undo': importUndo,
  '016-bin': bin,
  '017-known-devices': knownDevices,
  '018-compatibility': compatibility,
  '019-second-step': secondStep,
  '020-picture-bytes': pictureBytes,
  '021-idle-and-old': idleAndOld,
  '022-outbox': outbox,
  '023-letters': letters,
  '026-webhooks': webhooks,
  '027-card-payments': cardPayments,
  '028-bot': bot,
  '030-push': push,
  '031-taking-back': takingBack,
  '032-payment-screenshots': paymentScreenshots,
  '033-earlier-accounts': earlierAccounts,
  '034-order-followers': orderFollowers,
  '035-order-paid': orderPaid,
  '036-base-names': baseNames,
  '050-generations': generations,
  '060-staff': staff,
  '061-views-and-limits': viewsAndLimits,
  '062-usage': usage,
  '063-complaints': complaints,
  '064-staff-last-used': staffLastUsed,
  '065-generation-runs': generationRuns,
  '066-registry': registry,
  '070-release-counts': releaseCounts,
  '071-title-search': titleSearch,
  '072-price-changes': priceChanges,
  '073-cancel-reasons': cancelReasons,
  '074-orders-by-delivery': ordersByDelivery,
  '080-email-changes': emailChanges,
  '081-questions': questions,
  '082-lowest-price': lowestPrice,
  '083-stock': stock,
  '090-delivery-schedule': deliverySchedule,
  '091-delivery-stops': deliveryStops,
  '092-price-rules': priceRules,
  '095-order-discounts': orderDiscounts,
  '096-promo-codes': promoCodes,
  '098-order-edits': orderEdits,
  '102-order-photos': orderPhotos,
  '103-addons': addons,
  '104-unconfirmed-orders': unconfirmedOrders,
  '105-confirmed-emails': confirmedEmails,
  '106-notices-by-mail': noticesByMail,
  '107-ordered-pictures': orderedPictures,
  '108-hand-refunds': handRefunds,
  '109-postponed-waits': postponedWaits,
  '110-order-hours': orderHours,
  '111-generation-doubts': generationDoubts,
  '112-order-words-in-batches': orderWordsInBatches,
  '113-links-end-with-sessions': linksEndWithSessions,
  '114-order-words-follow-edits': orderWordsFollowEdits,
  '115-ruled-products': ruledProducts,
  '116-account-letters': accountLetters,
  '117-products-on-sale-again': productsOnSaleAgain,
  '118-content-by-key': contentByKey,
  '119-letters-of-an-order': lettersOfAnOrder,
  '120-webhook-resends': webhookResends,
};
