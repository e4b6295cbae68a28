import { MongoError, notSupported } from './mongo-error.ts';

type OperatorKind =
  'filter operator' | 'update operator' | 'aggregation stage' | 'expression' | 'accumulator';

const namesIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What MongoDB has and this server refuses. */
const refused: Readonly<Record<OperatorKind, ReadonlySet<string>>> = {
  'filter operator': namesIn(
    '$all $alwaysFalse $alwaysTrue $bitsAllClear $bitsAllSet $bitsAnyClear $bitsAnySet $comment $elemMatch $expr ' +
      '$geoIntersects $geoWithin $jsonSchema $mod $near $nearSphere $nor $not $options $regex $sampleRate $size ' +
      '$text $type $where $within',
  ),
  'update operator': namesIn('$bit $currentDate $max $min $mul $pop $pull $rename'),
  'aggregation stage': namesIn(
    '$addFields $bucket $bucketAuto $changeStream $collStats $currentOp $densify $documents $facet $fill $geoNear ' +
      '$graphLookup $indexStats $listLocalSessions $listSessions $lookup $merge $out $planCacheStats $redact ' +
      '$replaceRoot $replaceWith $sample $search $searchMeta $set $setWindowFields $sortByCount $unionWith $unset ' +
      '$unwind $vectorSearch',
  ),
  expression: namesIn(
    '$abs $accumulator $acos $acosh $add $allElementsTrue $and $anyElementTrue $arrayElemAt $arrayToObject $asin ' +
      '$asinh $atan $atan2 $atanh $avg $binarySize $bitAnd $bitNot $bitOr $bitXor $bsonSize $ceil $cmp $concat ' +
      '$concatArrays $cond $convert $cos $cosh $dateAdd $dateDiff $dateFromParts $dateFromString $dateSubtract ' +
      '$dateToParts $dateToString $dateTrunc $dayOfMonth $dayOfWeek $dayOfYear $degreesToRadians $divide $elemMatch ' +
      '$eq $exp $filter $first $firstN $floor $function $getField $gt $gte $hour $ifNull $indexOfArray ' +
      '$indexOfBytes $indexOfCP $isArray $isNumber $isoDayOfWeek $isoWeek $isoWeekYear $last $lastN $let $ln $log ' +
      '$log10 $lt $lte $ltrim $map $max $maxN $median $mergeObjects $meta $millisecond $min $minN $minute $mod ' +
      '$month $multiply $ne $not $objectToArray $or $percentile $pow $radiansToDegrees $rand $range $reduce ' +
      '$regexFind $regexFindAll $regexMatch $replaceAll $replaceOne $reverseArray $round $rtrim $sampleRate $second ' +
      '$setDifference $setEquals $setField $setIntersection $setIsSubset $setUnion $sigmoid $sin $sinh $size $slice ' +
      '$sortArray $split $sqrt $stdDevPop $stdDevSamp $strLenBytes $strLenCP $strcasecmp $substr $substrBytes ' +
      '$substrCP $subtract $sum $switch $tan $tanh $toBool $toDate $toDecimal $toDouble $toHashedIndexKey $toInt ' +
      '$toLong $toLower $toString $toUpper $trim $trunc $tsIncrement $tsSecond $type $unsetField $week $year $zip',
  ),
  accumulator: namesIn(
    '$accumulator $addToSet $avg $bottom $bottomN $count $covariancePop $covarianceSamp $first $firstN $last $lastN ' +
      '$maxN $median $mergeObjects $minN $percentile $push $stdDevPop $stdDevSamp $top $topN',
  ),
};

/** 238 for an operator that only MongoDB has; for any other, the code and text MongoDB has for an unknown one. */
export function unknownOperator(kind: OperatorKind, name: string, code: number, message: string): MongoError {
  return refused[kind].has(name) ? notSupported(`The ${kind} ${name}`) : new MongoError(code, message);
}
